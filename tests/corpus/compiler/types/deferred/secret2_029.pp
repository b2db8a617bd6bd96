# Secrets and deferred calls once more, case 29.
notify { 'a': loglevel => Sensitive('err'), audit => Sensitive([message]) }
