class app($a, $b, $list) {
  notify { 'app': message => [$a, $b, $list] }
}
