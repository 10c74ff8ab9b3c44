player = Player { $n }
and = { $first } and { $last }
pick-seat = Player
pick-count = How many

source-printed = printed
source-inferred = inferred
source-stand-in = stand-in

rule-G1 = An answer names what the question asks for, one of what is offered, and nothing else.
rule-G2 = Several things are picked one at a time. Where they are asked for in the order of a list, what you skip you cannot come back to.
rule-G3 = The game is over: nothing is asked any more.
