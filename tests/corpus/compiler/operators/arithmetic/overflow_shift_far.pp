# Fails: a shift far out of range.
notify { 'never': message => 1 << 200 }
