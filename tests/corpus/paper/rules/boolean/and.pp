# All combinations of `and`.
notify { 'and': message => [true and true, true and false, false and true, false and false] }
