# It is reported at the comma.
$x = 1
foo   'a'   , 'b', 'c'
