# Secrets and deferred calls, case 42.
notify { 'a': message => 'x' } Notify<| |> { message => Sensitive('y') }
