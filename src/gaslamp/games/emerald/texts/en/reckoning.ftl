### A Study in Emerald: how a game ended.

reckoning-exposed = { $seat } was exposed as a Restorationist.
reckoning-reached_goal = { $seat } had enough points: { $points }.
reckoning-completed_track = A marker came to the end of its track.
reckoning-stalled = No card was left in any city, and for ten rounds nothing had changed.
reckoning-identity = identity: { $card }
reckoning-turned = after a change of heart: { $side ->
        [loyalist] Loyalist
       *[restorationist] Restorationist
    }
reckoning-neutral = neutral points
reckoning-own = { $side ->
        [loyalist] Loyalist points
       *[restorationist] Restorationist points
    }
reckoning-forfeited = { $side ->
        [loyalist] Loyalist points
       *[restorationist] Restorationist points
    }, lost: { $points }
reckoning-ahead = this side’s marker is ahead
reckoning-behind = the other side’s marker is ahead, points lost: { $points }
reckoning-kills = agents killed of a Restorationist: { $seat }
reckoning-kills_lost = points for killed agents of { $seat }, lost: { $points }
reckoning-punished = the side of the lowest score, of equals a Loyalist’s: { $seat }
reckoning-tie = in a tie a Restorationist goes before a Loyalist
