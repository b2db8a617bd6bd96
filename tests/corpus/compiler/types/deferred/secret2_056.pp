# Secrets and deferred calls once more, case 56.
class c(Deferred $x) { notify { 'a': message => $x } } class { 'c': x => Deferred('upcase', ['q']) }
