# The word next in a conditional in a lambda.
$r = [1, 2, 3].filter |$x| { if $x == 2 { next(false) } else { next(true) } }
notify { 'v': message => $r }
