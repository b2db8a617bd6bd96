# A string is one value.
[$a] = 'x'
notify { $a: }
