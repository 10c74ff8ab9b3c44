### Terrors of London: what is said at the table.

phrase-night = The night belongs to me.
phrase-horde = Is it me, or are there more and more of them?
phrase-curse = A little curse, with my compliments.
phrase-moon = Full moon tonight. Do lock your door.
phrase-street = That monster in the Street was going to be mine!
phrase-relic = I wouldn’t touch that. It looks cursed.
phrase-scratch = Only a scratch. I have died of worse.
phrase-haunt = Did you really think it was gone for good?
