# An empty array is an empty hash.
notify { 'values': message => { a => 1 } + [] }
