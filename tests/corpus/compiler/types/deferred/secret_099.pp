# Fails: secrets and deferred calls, case 99.
class a(Deferred $x) { notify { 'a': message => $x } } class { 'a': x => Deferred('f', ['q']) }
