# Secrets and deferred calls, case 16.
notify { 'a': message => Sensitive([undef,default,/x/,Integer,Notify['b']]) }
