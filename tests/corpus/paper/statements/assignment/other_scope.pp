# A variable of the same name in another scope is another variable.
class painter {
  $colour = 'blue'
  notify { 'in the class': message => $colour }
}
$colour = 'red'
include painter
notify { 'at top': message => $colour }
