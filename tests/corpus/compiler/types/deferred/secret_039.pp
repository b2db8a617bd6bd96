# Secrets and deferred calls, case 39.
Notify { message => Sensitive('x') } notify { 'a': }
