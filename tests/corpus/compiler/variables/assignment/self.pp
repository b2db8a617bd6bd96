# A variable is unknown in its own assignment.
$a = "${a}x"
notify { $a: }
