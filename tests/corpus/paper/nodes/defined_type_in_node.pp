# A defined type that is used in a node definition sees the node's variables.
define mark { notify { $title: message => $role } }
node default {
  $role = 'web'
  mark { 'one': }
}
