# Fails: one of several does not exist.
notify { 'a': }
notify { 'x': before => [Notify['a'], File['/zz']] }
