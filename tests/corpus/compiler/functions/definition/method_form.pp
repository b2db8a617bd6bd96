# A function as a method.
function double($x, $y = 0) { $x * 2 + $y }
notify { 'v': message => [4.double, 4.double(1), 4.double.double] }
