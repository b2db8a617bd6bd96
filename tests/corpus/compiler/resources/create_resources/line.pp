# Fails: the lines of resources from a hash.
create_resources('notify',
  { a => {} })
Notify['a'] -> Notify['zz']
