# A conditional has a value.
$x = if true { 'yes' } else { 'no' }
$y = if false { 'yes' }
notify { 'values': message => [$x, $y] }
