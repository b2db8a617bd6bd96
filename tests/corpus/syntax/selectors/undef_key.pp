# undef, booleans and types.
$x = $a ? { undef => 1, true => 2, Integer => 3, Array[String] => 4 }
