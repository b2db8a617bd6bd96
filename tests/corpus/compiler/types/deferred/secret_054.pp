# Secrets and deferred calls, case 54.
notify { 'a': message => Sensitive('x') } Notify<| message == 'x' |> { tag => 'zz' }
