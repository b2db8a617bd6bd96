# A dot without a fraction is a method call.
$x = 1.
