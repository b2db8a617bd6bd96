class app($a, $b, $c, $d, $list) {
  notify { 'all': message => [$a, $b, $c, $d, $list] }
}
