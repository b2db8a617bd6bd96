# References in a hash.
notify { 'x': message => { r => Notify['a'], 'l' => [File['/b']] } }
