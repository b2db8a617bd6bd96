# Secrets and deferred calls, case 32.
notify { 'a': before => Sensitive('Notify[b]') } notify { 'b': }
