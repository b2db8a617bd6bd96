# Colons after a variable.
$x = "$a: $b:: $c::d: $::e"
