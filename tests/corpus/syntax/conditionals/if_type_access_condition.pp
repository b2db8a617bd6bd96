# A reference before the braces.
if $a =~ Foo[1] { $x = 1 }
