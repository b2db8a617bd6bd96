# undef and booleans as values.
case $a { undef: { $x = 1 } true, false: { $x = 2 } }
