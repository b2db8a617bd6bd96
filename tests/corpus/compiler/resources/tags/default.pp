# Tags by a default.
Notify { tag => 'd' }
notify { 'a': }
notify { 'b': tag => 'own' }
