class app($json, $hocon, $yaml, $text) {
  notify { 'all': message => [$json, $hocon, $yaml, $text] }
}
