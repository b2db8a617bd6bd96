# Secrets and deferred calls, case 21.
notify { 'a': message => Sensitive({a=>{b=>1}}) }
