### Catham City: what is said at the table.

phrase-leader = Somebody stop the front-runner!
phrase-mafia = Nice little hand you have. Shame if two cards went missing.
phrase-hacked = Have you tried changing your password?
phrase-witness = I have a witness who saw everything.
phrase-pool = I was saving those cards in the pool!
phrase-revenge = I never forget a face. Or a tail.
phrase-bribe = Everyone here has a price. What’s yours?
phrase-city = This city needs a new mayor.
