# What lies outside of an array.
$a = [a, b, c]
notify { 'values': message => [$a[3, 2], $a[4, 2], $a[-5, 2], $a[-5, 4], $a[0, 0], $a[0, -9]] }
