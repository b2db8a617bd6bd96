# A number is no operand.
notify { 'b': }
5 -> Notify['b']
