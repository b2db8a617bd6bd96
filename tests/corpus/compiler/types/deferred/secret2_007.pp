# Secrets and deferred calls once more, case 7.
class c(Sensitive $x = Sensitive(1)) { file { '/a': content => $x } } include c
