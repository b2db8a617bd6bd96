# In an assignment from a hash, an array of variables is looked for by the array of their names.
[$a, [$b, $c]] = { a => 1, ['b', 'c'] => { b => 2, c => 3 } }
[[$d, [$e]], $f] = { ['d', ['e']] => [4, [5]], f => 6 }
notify { 'parts': message => [$a, $b, $c, $d, $e, $f] }
