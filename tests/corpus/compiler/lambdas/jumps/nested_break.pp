# The word break ends the inner loop alone.
$r = [1, 2].map |$x| { [10, 20, 30].map |$y| { if $y == 30 { break() } $x * $y } }
notify { 'v': message => $r }
