# TVar: `$::x` from a node, a class and a defined type.
$where = 'top'
define mark {
  $where = 'define'
  notify { $title: message => $::where }
}
class outer {
  $where = 'class'
  notify { 'outer': message => $::where }
}
node default {
  $where = 'node'
  notify { 'node': message => $::where }
  include outer
  mark { 'define': }
}
