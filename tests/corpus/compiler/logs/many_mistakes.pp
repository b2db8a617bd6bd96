# Fails: ten of many mistakes are logged, and all are counted.
$a::b1 = 1
$a::b2 = 2
$a::b3 = 3
$a::b4 = 4
$a::b5 = 5
$a::b6 = 6
$a::b7 = 7
$a::b8 = 8
$a::b9 = 9
$a::b10 = 10
$a::b11 = 11
$a::b12 = 12
