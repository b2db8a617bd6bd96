# Fails: secrets and deferred calls once more, case 60.
define d(Array[Integer] $x) { notify { 'a': message => $x } } d { 'c': x => [Deferred('upcase', ['q'])] }
