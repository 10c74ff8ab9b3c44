### Nanty Narking: what is said at the table.

phrase-fun = Now that’s what I call nanty narking!
phrase-fog = Something is moving out there in the fog.
phrase-alibi = I have been at my club all evening. Ask anyone.
phrase-constable = Where is a constable when you need one?
phrase-landlord = Is there a house in London that isn’t yours?
phrase-mask = I believe I know who you really are.
phrase-loan = The bank was most understanding. This time.
phrase-streets = The streets are restless tonight.
