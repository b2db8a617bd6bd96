# A default reads a later parameter that has an argument: Puppet sets arguments first, merge sets
# parameters in their order.
$colour = 'top'
class paint($first = $colour, $colour = 'default') { notify { 'first': message => $first } }
class { 'paint': colour => 'argument' }
