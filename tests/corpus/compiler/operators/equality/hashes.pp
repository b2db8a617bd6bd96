# Hashes are equal whatever their order.
notify { 'values': message => [{ a => 1, b => 2 } == { b => 2, a => 1 }, { a => 'X' } == { a => 'x' }, { 'A' => 1 } == { 'a' => 1 }, {} == {}, { a => 1 } == [[a, 1]]] }
