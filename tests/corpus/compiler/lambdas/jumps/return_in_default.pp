# A return in the default of a class's parameter ends the include.
class a($p = return(3)) { notify { 'in a': } }
class b { notify { 'in b': } }
$r = include(a, b)
notify { 'after': message => $r }
