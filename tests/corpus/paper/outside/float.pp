# Floating-point numbers.
notify { 'float': message => 1.5 + 2 }
