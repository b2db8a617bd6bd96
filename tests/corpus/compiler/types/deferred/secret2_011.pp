# Secrets and deferred calls once more, case 11.
class c(Optional[Sensitive[String[1]]] $x = undef) { notice($x) } class { 'c': x => Sensitive('') }
