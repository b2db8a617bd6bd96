# References as values.
notify { 'a': }
notify { 'x': message => [Notify['a'], File['/b'], Class['main']] }
