# An exported resource is realized.
@@notify { 'a': message => 'm' }
realize(Notify['a'])
