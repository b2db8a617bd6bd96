# Empty lists of parameters, empty bodies, trailing commas.
class nothing() { }
class more($x = 1,) { notify { 'more': message => $x } }
define mark() { notify { $title: } }
include nothing
include more
mark { 'one': }
