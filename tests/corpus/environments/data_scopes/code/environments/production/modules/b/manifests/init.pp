class b {
  notify { 'b': message => [lookup('text'), lookup('where')] }
}
