### A Study in Emerald: what one reads before a game.

pitch = The monsters won long ago and wear the crowns of Europe; you are sworn to kill them, or to keep them on their thrones. Win cities, agents and secrets in nine capitals, and learn whose side the others are on before they learn yours.
    .length = about an hour
