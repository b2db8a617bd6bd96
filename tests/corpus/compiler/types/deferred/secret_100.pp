# Fails: secrets and deferred calls, case 100.
class a(String $x) { notify { 'a': message => $x } } class { 'a': x => Deferred('f', ['q']) }
