# Types as values.
case $a { Integer: { $x = 1 } Array[String], Undef: { $x = 2 } }
