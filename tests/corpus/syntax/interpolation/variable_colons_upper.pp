# An upper-case segment belongs to the variable.
$x = "$a::B"
