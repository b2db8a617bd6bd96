# Integers with more than 64 bits, case 108.
notify { 'a': message => Timespan(1) + Timespan(2) }
