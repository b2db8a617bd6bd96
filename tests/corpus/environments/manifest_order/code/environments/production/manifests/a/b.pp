$from_directory = 'set in a/b.pp'
