class roles::loud {
  notify { 'before': }
  fail('too loud')
}
