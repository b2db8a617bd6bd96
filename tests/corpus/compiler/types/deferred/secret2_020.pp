# Secrets and deferred calls once more, case 20.
@notify { 'a': message => Sensitive('x') } Notify<| message != 'x' |>
