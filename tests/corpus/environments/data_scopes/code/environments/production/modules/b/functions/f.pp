function b::f() {
  $role = 'function'
  [lookup('text'), lookup('where')]
}
