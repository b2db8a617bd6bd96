# A variable as an operand.
$r = notify { ['a', 'b']: }
$r -> notify { 'c': }
