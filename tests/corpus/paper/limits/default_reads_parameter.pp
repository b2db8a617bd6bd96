# Fails: a default may not read a parameter that has no value yet. By merge it is assigned in its
# turn, and the name means the variable of the parent scope until then.
$colour = 'top'
class paint($first = $colour, $colour = 'default') { notify { 'first': message => $first } }
include paint
