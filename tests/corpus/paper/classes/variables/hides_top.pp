# A variable of a class does not change that of top scope.
$colour = 'red'
class painter { $colour = 'blue' }
include painter
notify { 'top': message => $colour }
notify { 'class': message => $::painter::colour }
