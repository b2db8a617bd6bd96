# Secrets and deferred calls once more, case 26.
schedule { 'x': range => Sensitive('2-4') } notify { 'a': schedule => 'x' }
