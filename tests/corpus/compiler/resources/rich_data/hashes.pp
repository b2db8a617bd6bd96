# Hashes with keys that are no strings.
notify { 'x': message => [{ 1 => 2, 'a' => default, undef => 1 }, { '__ptype' => 'x', '__pvalue' => 1 }, { [1] => { 2 => 3 } }] }
