# Fails: secrets and deferred calls once more, case 18.
@notify { 'a': message => Sensitive('x') } Notify<| message == Sensitive('x') |>
