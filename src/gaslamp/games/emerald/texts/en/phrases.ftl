### A Study in Emerald: what is said at the table.

phrase-loyal = I am, as ever, a loyal subject of the Crown.
phrase-suspect = You play suspiciously like a Loyalist.
phrase-dynamite = I smell dynamite. Whose is it?
phrase-elementary = Elementary, my dear friend.
phrase-madness = My sanity is hanging by a thread.
phrase-tentacles = Did that tentacle just move?
phrase-allies = Whoever you are, I think we are on the same side.
phrase-weakest = Mind who comes last: it may be one of yours.
