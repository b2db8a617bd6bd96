# A string in a string, without regard to case.
notify { 'values': message => ['b' in 'abc', 'B' in 'abc', '' in 'abc', 'x' in 'abc', 'abcd' in 'abc'] }
