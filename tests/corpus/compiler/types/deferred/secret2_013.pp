# Secrets and deferred calls once more, case 13.
define d(Sensitive $x) { file { $title: content => Sensitive("a${x.unwrap}") } } d { '/x': x => Sensitive('p') } d { '/y': x => Sensitive(['p']) }
