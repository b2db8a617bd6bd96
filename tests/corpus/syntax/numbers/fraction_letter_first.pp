# A letter after the dot makes a method call.
$x = 1.a
