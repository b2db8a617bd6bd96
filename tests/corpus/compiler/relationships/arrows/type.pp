# Fails: a type without a title is no operand.
notify { 'b': }
Notify -> Notify['b']
