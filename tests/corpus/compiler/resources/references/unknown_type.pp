# As an attribute, a reference with a type that does not exist names a class.
class present { }
include present
define shows($it) { notify { "shows ${it}": message => $it } }
notify { 'a':
  message => [Resource['nosuch', 'one::two'], Resource['nosuch'], Resource['No::Such', 'Title with blanks']],
  before  => Resource['nosuch', 'present'],
}
shows { 'b': it => { 'key' => Resource['nosuch', 'x', 'y'] } }
Notify['a'] -> Resource['other', 'present']
