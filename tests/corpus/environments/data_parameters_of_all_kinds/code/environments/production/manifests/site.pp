case $facts['n'] {
  0: { include m }
  1: { include m::enum }
  2: { include m::missing }
  3: { class { 'm': a => 'given', req => undef } }
  4: { class { 'm': a => undef, arr => [9] } }
  5: { class { 'm': s => Sensitive('mine'), h => {} } }
  6: { include m::inh }
  7: { class { 'm': int => 'x' } }
  8: { class { 'm': nope => 'x' } }
  9: { class { 'm::missing': one => 1 } }
  10: { include m  include m::inh  class { 'm::typed': } }
  default: {}
}
