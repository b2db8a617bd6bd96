# CDef, CDefI, CDefP and CDefPI: the four forms of class definitions.
class plain { notify { 'plain': } }
class child inherits plain { notify { 'child': } }
class parameters($x = 1) { notify { 'parameters': message => $x } }
class all($y = 2) inherits parameters { notify { 'all': message => [$x, $y] } }
include child
include all
