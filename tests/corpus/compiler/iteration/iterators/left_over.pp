# `each`, `map` and `filter` take what the ones before them have left.
$numbers = [1, 2, 3, 4].reverse_each
$numbers.each |$number| { if $number == 3 { break() } }
$rest = $numbers.map |$number| { $number }
notify { 'rest': message => "${rest} of ${Array($numbers)}" }
