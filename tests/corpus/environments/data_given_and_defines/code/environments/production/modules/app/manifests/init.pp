class app($a = 'default', $b = 'default') {
  notify { 'app': message => [$a, $b] }
}
