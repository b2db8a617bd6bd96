# Negation of numbers and of strings that are numbers.
$a = 5
notify { 'values': message => [-$a, - -$a, -'3', -1.5, -'0x10', -'1e3'] }
