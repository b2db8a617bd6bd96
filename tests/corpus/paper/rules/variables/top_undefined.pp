# Fails: TVar looks in top scope only.
class outer {
  $where = 'class'
  notify { 'outer': message => $::where }
}
include outer
