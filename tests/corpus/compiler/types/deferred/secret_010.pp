# Secrets and deferred calls, case 10.
notify { 'a': message => [Sensitive('x'), 'y'] }
