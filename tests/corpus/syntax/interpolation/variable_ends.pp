# What ends a variable without braces.
$x = "$a.b $a-b $a[1] $a: $a::b:: $a's"
