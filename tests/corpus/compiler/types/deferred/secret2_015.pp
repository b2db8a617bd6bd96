# Secrets and deferred calls once more, case 15.
D { x => Sensitive('z') } define d($x) { notify { $title: message => $x } } d { 'x': }
