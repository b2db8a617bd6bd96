# Unusual expressions as values of attributes, case 62.
notify { 'a': * => ($x = {message => 'b'}) } notice($x)
