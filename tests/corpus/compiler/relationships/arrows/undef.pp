# Nothing is no operand.
notify { 'b': }
undef -> Notify['b']
