# Secrets and deferred calls, case 55.
$s = Sensitive('x') Notify<| message == $s |> { tag => 'zz' } notify { 'a': message => $s }
