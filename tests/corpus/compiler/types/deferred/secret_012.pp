# Secrets and deferred calls, case 12.
notify { 'a': message => {Sensitive('k') => 'x'} }
