# Secrets and deferred calls once more, case 36.
$x = 'q' notify { 'a': message => Sensitive("${x}${Sensitive('z')}") }
