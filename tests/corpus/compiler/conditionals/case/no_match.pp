# A case without a match has no value.
$x = case 3 { 1: { 'one' } 2: { 'two' } }
notify { 'v': message => [$x] }
