# Strings that are numbers are converted, with a warning.
notify { 'values': message => ['1' + 1, '2' * '3', '1.5' + 1, '0x10' + 0, '010' + 0, '-3' + 1, '1e2' + 0] }
