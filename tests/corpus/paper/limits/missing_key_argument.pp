# A part that does not exist is undef in Puppet; passed as a parameter, it means the default.
$colours = { 'sky' => 'blue' }
class paint($colour = 'white') { notify { 'paint': message => $colour } }
class { 'paint': colour => $colours['sea'] }
