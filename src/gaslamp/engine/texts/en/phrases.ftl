### What is said at any table.

phrase-hello = Good evening, everyone!
phrase-good-luck = Good luck!
phrase-thinking = Give me a moment, I’m thinking.
phrase-well-played = Well played!
phrase-sorry = Sorry, nothing personal.
phrase-back-soon = I’ll be right back.
phrase-thanks = Thanks for the game!
phrase-rematch = Another round?
