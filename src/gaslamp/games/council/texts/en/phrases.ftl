### Council of Five: what is said at the table.

phrase-council = I call the Council to order.
phrase-gate = Who left that gate open?
phrase-sanity = One of us is still sane. I think it’s me.
phrase-tie = A tie here, a tie there… how very odd.
phrase-stash = I’m keeping that one for a darker hour.
phrase-cascade = Mind your step, it’s all coming down.
phrase-stars = The stars are almost right.
phrase-snow = Nobody leaves this hotel before the snow melts.
