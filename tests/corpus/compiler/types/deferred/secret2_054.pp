# Secrets and deferred calls once more, case 54.
notify { 'a': message => {'__ptype' => 'Deferred', 'name' => 'f'} }
