# Fails: an integer and a string have no order.
notify { 'never': message => 1 < 'two' }
