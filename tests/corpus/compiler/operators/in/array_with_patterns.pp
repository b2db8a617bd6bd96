# A string against types and regular expressions in an array.
notify { 'values': message => ['abc' in [/b/], 'abc' in [String], 1 in [Integer], default in [default]] }
