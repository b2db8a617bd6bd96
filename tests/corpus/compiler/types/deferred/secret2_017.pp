# Secrets and deferred calls once more, case 17.
notify { 'a': message => Sensitive('x'), withpath => Sensitive(true) } Notify<| title == 'a' |> { withpath => false }
