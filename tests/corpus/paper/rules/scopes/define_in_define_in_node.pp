# BDefRes: the base scope of nested declarations is that of the outermost one.
$where = 'top'
define inner { notify { $title: message => $where } }
define outer($name_of_inner) {
  $where = 'outer'
  inner { $name_of_inner: }
}
node default {
  $where = 'node'
  outer { 'a': name_of_inner => 'b' }
}
