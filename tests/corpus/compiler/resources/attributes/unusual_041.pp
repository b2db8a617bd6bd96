# Unusual expressions as values of attributes, case 41.
notify { 'a': message => [undef, default, {a=>undef, b=>default}] }
