# A lambda's variable shadows one outside.
$a = 1
[1].each |$x| { $a = 2 notify { "inner ${a}": } }
notify { "outer ${a}": }
