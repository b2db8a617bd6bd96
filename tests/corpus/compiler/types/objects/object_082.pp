# Object types and sets of types, case 82.
$x = Object[{attributes=>{a=>Integer}}] $y = Object[{attributes=>{a=>Integer}}] notice($x == $y) notice($x) notice($x =~ Type[$y])
