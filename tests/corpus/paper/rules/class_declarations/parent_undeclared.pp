# CDecPU: the inherited class is included first.
class base($colour = 'red') { notify { 'base': message => $colour } }
class derived($size) inherits base { notify { 'derived': message => [$colour, $size] } }
class { 'derived': size => 7 }
