# Nothing can be added to an array.
notify { 'values': message => [1] + undef }
