# An element or a part of an array, also counted from the end.
$a = [a, b, c, d]
notify { 'values': message => [$a[0], $a[-1], $a[9], $a[1, 2], $a[-3, 2], $a[1, -2], $a[2, 99], $a[4, 1], $a[-9]] }
