# The integer one and the float one are different keys.
$h = { 1 => 'a', 1.0 => 'b' }
notify { 'values': message => [$h[1], $h[1.0]] }
