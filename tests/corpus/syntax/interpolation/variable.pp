# Variables without braces.
$x = "a $b c $d::e f $::g::h i"
