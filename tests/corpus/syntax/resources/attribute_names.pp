# Names of attributes.
foo { 'a': b => 1, c_d => 2, e1 => 3, f::g => 4 }
