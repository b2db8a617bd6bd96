# An array of pairs, or of alternating keys and values, is a hash.
notify { 'values': message => [{ a => 1 } + [[b, 2]], { a => 1 } + ['b', 2, 'c', 3]] }
