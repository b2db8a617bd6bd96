# Secrets and deferred calls, case 40.
notify { 'a': } Notify['a'] { message => Sensitive('x') }
