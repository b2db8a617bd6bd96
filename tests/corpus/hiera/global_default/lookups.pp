lookup('a')
lookup('b', {'merge' => 'unique'})
lookup('c')
lookup('d')
