# Shifting by a float.
notify { 'never': message => 4 << 1.5 }
