# A name with an operator is a name, not a variable.
$x = "${a + 1} ${a == b} ${a ? { b => c }}"
