# Secrets and deferred calls once more, case 14.
define d($x = Sensitive('p')) { notify { $title: message => $x } } d { 'x': }
