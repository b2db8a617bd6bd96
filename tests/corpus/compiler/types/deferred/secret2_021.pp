# Secrets and deferred calls once more, case 21.
$r = { 'a' => { message => Sensitive('x') } } $r.each |$k,$v| { notify { $k: * => $v } }
