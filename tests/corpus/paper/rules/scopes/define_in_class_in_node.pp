# BClass: the base scope of a class that is declared in a node is the node's scope.
$where = 'top'
define mark { notify { $title: message => $where } }
class outer {
  $where = 'class'
  mark { 'one': }
}
node default {
  $where = 'node'
  include outer
}
