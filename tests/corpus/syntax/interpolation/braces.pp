# Variables in braces, with and without a dollar.
$x = "${a} ${ a } ${$a} ${a::b} ${::a::b} ${$::a}"
