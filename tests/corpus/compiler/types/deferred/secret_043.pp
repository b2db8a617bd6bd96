# Fails: secrets and deferred calls, case 43.
notify { 'a': tag => ['p'] } Notify<| |> { tag +> Sensitive('y') }
