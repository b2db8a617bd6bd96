# A collector looks for a reference.
define d($r) { notify { $title: message => $r } }
d { 'a': r => File['/x'] }
D <| r == File['/x'] |> { noop => true }
