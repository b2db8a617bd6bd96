# `$::x` is the variable of top scope, even where the class has one of the same name.
$colour = 'red'
class painter {
  $colour = 'blue'
  notify { 'own': message => $colour }
  notify { 'top': message => $::colour }
}
include painter
