# Fails: names that mean something to Puppet itself, case 278.
class settings($p = 1) { notice($p) } class { 'settings': p => 2 }
