# Fails: a data type is no operand.
notify { 'b': }
Integer -> Notify['b']
