# Fails: a missing resource in an array to which an arrow adds.
notify { ['a', 'b']: before => [Notify['zz']] }
file { '/f': }
Notify['a'] -> File['/f']
