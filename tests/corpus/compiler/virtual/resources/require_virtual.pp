# A virtual resource is required.
@notify { 'a': }
notify { 'b': require => Notify['a'] }
