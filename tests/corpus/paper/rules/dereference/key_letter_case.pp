# DeRefHash: keys are compared with regard to upper and lower case.
$table = { 'a' => 1, 'A' => 2 }
notify { 'read': message => [$table['a'], $table['A']] }
