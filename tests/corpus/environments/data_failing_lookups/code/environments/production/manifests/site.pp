case $facts['n'] {
  1: { notify { 'x': message => lookup('none') } }
  2: { include m::lookups }
  3: { m::d { 'x': } }
  4: { notice(m::f()) }
  5: { [1].each |$x| { lookup(['none', 'nothing']) } }
  6: { notice(lookup('loop')) }
  7: { include m }
  8: { notice(lookup('a', String)) }
  9: { notice(lookup('none', Integer, 'first', 'x')) }
  10: { notice(lookup('a', Integer, 'bogus')) }
  11: { notice(lookup('hash.c.b')) }
  12: { notice(lookup('a', { 'merge' => { 'strategy' => 'deep', 'nonsense' => true } })) }
  13: { notice(lookup('lookup_options')) }
  14: { notice(lookup('a', Array, 'hash')) }
  15: { class { 'm': } }
  16: { notify { lookup('none'): } }
  17: { notice("a ${lookup('none')}") }
  18: { $x = lookup('a.'); notice($x) }
  19: { $x = lookup("'a"); notice($x) }
  20: { contain m }
  default: { }
}
