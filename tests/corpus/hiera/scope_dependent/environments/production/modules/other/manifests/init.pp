class other($x = lookup('x', undef, undef, 'nothing')) {
  $where = lookup('where')
  $role = lookup('role')
  $inner = ['a', 'b'].map |$local| { lookup('local') }
}
