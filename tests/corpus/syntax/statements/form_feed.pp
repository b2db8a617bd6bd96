# A form feed is no space.
$a = 1

