# Secrets and deferred calls, case 38.
define c($x) { notify { $title: message => Sensitive("a ${x.unwrap}") } } c { 'z': x => Sensitive('x') } C['z'] { noop => Sensitive(true) }
