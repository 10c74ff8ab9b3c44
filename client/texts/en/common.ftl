### Words that several pages use.

copy = Copy
copied = Copied
close = Close
level-easy = easy
level-normal = normal
level-strong = strong
