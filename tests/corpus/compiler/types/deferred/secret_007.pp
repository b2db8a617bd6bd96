# Secrets and deferred calls, case 7.
notify { 'a': message => {'k' => Deferred('f', [{a => Sensitive('x')}])} }
