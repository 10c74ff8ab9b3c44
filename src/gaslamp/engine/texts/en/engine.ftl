player = Player { $n }
and = { $first } and { $last }
part-seat = Player
part-count = How many

source-printed = printed
source-elsewhere = verified elsewhere
source-inferred = inferred
source-stand-in = stand-in

## At the end of a line of a rule that the printed book does not say.
-ruling = (our ruling)
-elsewhere = (not printed, but verified elsewhere)
-inferred = (inferred)
mark-ours = { -ruling }
mark-elsewhere = { -elsewhere }
mark-inferred = { -inferred }

rule-G1 = An answer names what the question asks for, one of what is offered, and nothing else.
rule-G2 = Several things are picked one at a time. Where they are asked for in the order of a list, what you skip you cannot come back to.
rule-G3 = The game is over: nothing is asked any more.
