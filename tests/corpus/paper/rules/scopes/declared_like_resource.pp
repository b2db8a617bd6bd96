# CDecU: a resource-like declaration in a node has the node's scope as parent.
$where = 'top'
class outer($text) { notify { 'outer': message => [$text, $where] } }
node default {
  $where = 'node'
  class { 'outer': text => $where }
}
