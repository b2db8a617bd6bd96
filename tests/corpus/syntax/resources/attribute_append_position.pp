# Each is reported.
foo { 'a': b => 1, c +> 2; 'd': e +> 3 }
