# A keyword as a key in an array.
$x = [type => 1, function => type]
