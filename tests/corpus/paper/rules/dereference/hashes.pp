# Values of hashes, also of nested ones, and with a computed key.
$table = { 'a' => 1, 'b' => { 'c' => [2, 3] }, 'd' => 'b' }
notify { 'values': message => [$table['a'], $table['b']['c'][1], $table[$table['d']]['c']] }
