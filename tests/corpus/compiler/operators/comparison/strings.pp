# Strings are ordered without regard to case.
notify { 'values': message => ['a' < 'B', 'A' <= 'a', 'b' > 'A', 'abc' < 'abd', '' < 'a', '10' < '9'] }
