# Fails: booleans have no order.
notify { 'never': message => true > false }
