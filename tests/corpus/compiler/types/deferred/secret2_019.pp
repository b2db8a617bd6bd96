# Secrets and deferred calls once more, case 19.
@notify { 'a': message => Sensitive('x') } Notify<| message == 'x' |>
