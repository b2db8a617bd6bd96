# Secrets and deferred calls once more, case 53.
notify { 'a': message => {'__ptype' => 'x'} }
