# Nothing but an interpolation, and two next to each other.
$x = ["${a}", "${a}${b}", "$a$b", "$a${b}$c"]
