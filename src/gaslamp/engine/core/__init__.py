"""What every move needs: effects, the agenda and the loop; all of it is compiled."""
