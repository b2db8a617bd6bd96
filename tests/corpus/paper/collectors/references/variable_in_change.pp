# The values in a collector are evaluated in the collector's scope.
class painter {
  $colour = 'blue'
  Notify <| title == 'wall' |> { message => $colour }
}
$colour = 'red'
include painter
notify { 'wall': message => $colour }
