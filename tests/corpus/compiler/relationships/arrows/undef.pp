# Fails: nothing is no operand.
notify { 'b': }
undef -> Notify['b']
