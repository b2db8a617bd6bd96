# Secrets and deferred calls, case 36.
class c(Sensitive[String] $x = Sensitive('d')) { notify { 'a': message => "${x.unwrap}" } } include c
