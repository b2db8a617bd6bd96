# BDefRes and IncU: a class that a defined type declares has the base scope as parent.
$where = 'top'
class inner { notify { 'inner': message => $where } }
define outer {
  $where = 'define'
  include inner
}
node default {
  $where = 'node'
  outer { 'a': }
}
