# An array in an array of arrays.
notify { 'values': message => [[1, 2] in [[1, 2], 3], { a => 1 } in [{ a => 1 }], [1] in [1]] }
