# Fails: no path is empty.
notify { 'a': message => [Notify['a'], [File]] }
