# Secrets and deferred calls, case 118.
$d = Deferred('upcase', ['x']) notice(call($d))
