# DeRefHash: keys of hashes may be integers, and an integer is not the string that looks like it.
$table = { 1 => 'integer', '1' => 'string' }
notify { 'read': message => [$table[1], $table['1']] }
