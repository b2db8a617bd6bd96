# Secrets and deferred calls, case 41.
notify { 'a': message => Sensitive('x') } Notify<| |> { message => 'y' }
