function m::f() {
  lookup('none')
}
