# A conditional as an operand.
notify { ['a', 'b', 'c']: }
(if true { Notify['a'] } else { Notify['b'] }) -> Notify['c']
