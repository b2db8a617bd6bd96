# Def: the body sees top scope, and not the scope of the class that declares it.
$where = 'top'
define mark { notify { $title: message => $where } }
class outer {
  $where = 'class'
  mark { 'one': }
}
include outer
