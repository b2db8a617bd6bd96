class shared($a, $b, $c = $environment) {
  notify { 'shared': message => [$a, $b, $c] }
}
