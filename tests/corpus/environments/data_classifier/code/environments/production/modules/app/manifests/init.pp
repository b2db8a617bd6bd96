class app($a, $b, $c, $d = 'd') {
  notify { 'app': message => [$a, $b, $c, $d] }
}
