# Fails: the function each over all that can be iterated.
[a, b].each |$x| { notice($x) }
[a, b].each |$i, $x| { notice($i, $x) }
{ a => 1 }.each |$k, $v| { notice($k, $v) }
{ a => 1 }.each |$p| { notice($p) }
3.each |$i| { notice($i) }
'ab'.each |$c| { notice($c) }
Integer[1, 3].each |$i| { notice($i) }
