# IncPD: the inherited class is declared already, with its own parameters.
class base($colour = 'red') { notify { 'base': message => $colour } }
class derived inherits base { notify { 'derived': message => $colour } }
class { 'base': colour => 'blue' }
include derived
