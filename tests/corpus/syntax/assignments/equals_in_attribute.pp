# An attribute's value is no assignment.
notify { 'a': message => $x = 1 }
