# A key of a hash.
notify { 'values': message => [a in { 'A' => 1 }, 1 in { a => 1 }, 1 in { 1 => 2 }] }
