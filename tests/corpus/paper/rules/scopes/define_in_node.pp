# PDefRes and BNode: a defined type that is declared in a node has the node's scope as parent.
$where = 'top'
define mark { notify { $title: message => $where } }
node default {
  $where = 'node'
  mark { 'one': }
}
