# Calls of functions.
notice('hello')
notify { 'size': message => size(['a', 'b']) }
