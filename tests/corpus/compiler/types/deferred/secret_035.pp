# Secrets and deferred calls, case 35.
class c(Sensitive[String] $x) { notify { 'a': message => $x } } class { 'c': x => Sensitive('x') }
