# Secrets and deferred calls, case 11.
notify { 'a': message => {'k' => Sensitive('x')} }
