# Secrets and deferred calls, case 33.
class c($x) { notify { 'a': message => $x } } class { 'c': x => Sensitive('x') }
