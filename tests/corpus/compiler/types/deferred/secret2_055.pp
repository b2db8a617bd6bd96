# Secrets and deferred calls once more, case 55.
notify { 'a': message => {'__pcore_type__' => 'x', '__pvalue' => 1} }
