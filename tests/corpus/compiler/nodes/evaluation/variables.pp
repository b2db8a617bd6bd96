# A node's variables and the top's.
$x = 'top'
node default { notice($x) $x = 'node' notice($x, $::x) }
