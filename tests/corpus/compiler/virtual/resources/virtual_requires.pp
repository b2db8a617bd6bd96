# A virtual resource requires what does not exist.
@notify { 'a': require => Notify['zz'] }
notify { 'b': }
