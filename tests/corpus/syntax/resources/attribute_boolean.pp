# A boolean is no name.
foo { 'a': true => 1 }
