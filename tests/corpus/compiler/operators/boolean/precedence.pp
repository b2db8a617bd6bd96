# The operator and binds more tightly than or.
notify { 'values': message => [true or false and false, (true or false) and false, ! true or true, !(true or true)] }
