notice(lookup('vault_x'), lookup('plain'))
case $facts['n'] {
  1: { notice(lookup('vault_none', default_value => 'd')) }
  2: { notice(lookup('vault_err')) }
  3: { notice(lookup('vault_arg')) }
  4: { notice(lookup('vault_a', merge => unique)) }
  default: {}
}
