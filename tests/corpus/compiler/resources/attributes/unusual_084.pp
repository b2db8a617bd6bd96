# Unusual expressions as values of attributes, case 84.
$a = class { 'x': } class x { } notice($a)
