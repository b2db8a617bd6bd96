# Fails: secrets and deferred calls, case 66.
tag(Sensitive('a')) notify { 'x': }
