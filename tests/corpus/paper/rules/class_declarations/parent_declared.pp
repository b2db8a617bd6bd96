# CDecPD: the inherited class is declared already.
class base($colour = 'red') { notify { 'base': message => $colour } }
class derived($size) inherits base { notify { 'derived': message => [$colour, $size] } }
class { 'base': colour => 'blue' }
class { 'derived': size => 7 }
