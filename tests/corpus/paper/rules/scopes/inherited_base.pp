# BClass over inheritance: what a class declares has the base scope of the inherited class.
$where = 'top'
class base { notify { 'base': message => $where } }
class other { notify { 'other': message => $where } }
class derived inherits base {
  include other
  notify { 'derived': message => $where }
}
include base
node default {
  $where = 'node'
  include derived
}
