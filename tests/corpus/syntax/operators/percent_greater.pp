# A percent and a greater sign with a space.
$x = 7 % > 4
