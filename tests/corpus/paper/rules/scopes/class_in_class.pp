# PClass: the parent of a class's scope is the base scope, not that of the declaring class.
$where = 'top'
class inner { notify { 'inner': message => $where } }
class outer {
  $where = 'outer'
  include inner
}
include outer
