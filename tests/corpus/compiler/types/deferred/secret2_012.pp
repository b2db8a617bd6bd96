# Secrets and deferred calls once more, case 12.
class c(Variant[String,Sensitive[String]] $x) { file { '/a': content => $x } } class { 'c': x => Sensitive('q') }
