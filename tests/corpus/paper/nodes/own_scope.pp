# A variable of the node hides one of top scope, and leaves it as it is.
# node: web.example.com
$role = 'unknown'
node 'web.example.com' {
  $role = 'web'
  notify { 'node': message => $role }
  notify { 'top': message => $::role }
}
