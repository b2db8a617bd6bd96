# Secrets and deferred calls, case 31.
notify { 'a': noop => Sensitive(true), loglevel => Sensitive('info'), audit => Sensitive('all'), schedule => Sensitive('x') }
