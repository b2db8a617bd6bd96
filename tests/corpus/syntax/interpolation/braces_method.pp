# Method calls after the name.
$x = "${a.b} ${a.b()} ${a.b(1).c} ${a[1].b[2].c} ${a.map |$x| { $x }}"
