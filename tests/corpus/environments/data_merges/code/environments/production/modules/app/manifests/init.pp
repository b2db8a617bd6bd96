class app($list, $hash, $deep, $arrays, $by_pattern, $by_name) {
  notify { 'all': message => [$list, $hash, $deep, $arrays, $by_pattern, $by_name] }
}
