# Fails: secrets and deferred calls once more, case 59.
define d(Integer $x) { notify { 'a': message => $x } } d { 'c': x => [Deferred('upcase', ['q'])] }
