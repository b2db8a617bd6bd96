# Secrets and deferred calls, case 119.
$d = Deferred('unwrap', [Sensitive('x')]) notice(call($d))
