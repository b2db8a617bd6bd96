# Fails: a shift can be too great.
notify { 'never': message => 1 << 63 }
