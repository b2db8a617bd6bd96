# Fails: a class is processed where it is declared, before the variable is assigned.
class late { notify { 'late': message => $colour } }
include late
$colour = 'red'
