# Secrets and deferred calls once more, case 58.
class c(Integer $x) { notify { 'a': message => $x } } class { 'c': x => Deferred('upcase', ['q']) }
