# Keys are removed: of a hash, of an array, or one key.
notify { 'values': message => [{ a => 1, b => 2 } - { a => 9 }, { a => 1, b => 2 } - [a, b], { a => 1, b => 2 } - b] }
