# Fails: a class named settings is declared already.
class settings($a = 1) { notify { "x${a}": } }
class { 'settings': a => 3 }
