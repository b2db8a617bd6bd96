class app($text) {
  $kind = 'big'
  notify { 'app': message => [$text, lookup('text'), lookup('where')] }
}
