# `!` comes first, then comparisons, then `and`, then `or`.
notify { 'precedence': message => [true or false and false, !false and 1 < 2, !(true and false)] }
