# Unusual expressions as values of attributes, case 60.
notify { ($x = 'b'): message => $x }
