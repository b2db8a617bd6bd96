# Secrets and deferred calls once more, case 57.
class c(String $x) { notify { 'a': message => $x } } class { 'c': x => Deferred('upcase', ['q']) }
