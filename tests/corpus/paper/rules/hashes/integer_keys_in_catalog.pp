# A hash with keys that are no strings, in a catalog.
notify { 'table': message => { 1 => 'one', 'two' => 2 } }
