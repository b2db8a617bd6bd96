# Secrets and deferred calls, case 37.
define c($x) { notify { $title: message => $x } } c { 'z': x => Sensitive('x') }
