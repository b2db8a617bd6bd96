# A variable can be undef, and is then known.
# settings: {"strict_variables": true}
$a = undef
notify { "value ${a}": message => $a }
