# All combinations of `or`.
notify { 'or': message => [true or true, true or false, false or true, false or false] }
