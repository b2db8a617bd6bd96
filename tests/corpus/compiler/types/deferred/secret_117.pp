# Secrets and deferred calls, case 117.
$d = Deferred('upcase', ['x']) notice($d.call)
