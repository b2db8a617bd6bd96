# Fails: `$::x` is in top scope, and variables of a node are not.
class outer { notify { 'outer': message => $::role } }
node default {
  $role = 'web'
  include outer
}
