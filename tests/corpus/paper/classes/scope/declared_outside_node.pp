# Fails: a class that is declared at top does not see the node's variables.
class outer { notify { 'outer': message => $role } }
include outer
node default {
  $role = 'web'
  include outer
}
