# Unusual expressions as values of attributes, case 83.
$a = notify { ['b','c']: } notice($a) notice(type($a))
