# Secrets and deferred calls, case 34.
class c($x) { notify { 'a': message => $x } } class { 'c': x => [Sensitive('x')] }
