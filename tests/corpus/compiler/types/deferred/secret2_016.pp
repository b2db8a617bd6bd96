# Secrets and deferred calls once more, case 16.
define d($x) { notify { $title: message => $x } } d { 'x': x => 'a' } D['x'] { noop => true } D<| title == 'x' |> { x => Sensitive('n') }
