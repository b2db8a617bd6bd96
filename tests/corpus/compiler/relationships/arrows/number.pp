# Fails: a number is no operand.
notify { 'b': }
5 -> Notify['b']
