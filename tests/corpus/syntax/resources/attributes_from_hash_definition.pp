# A class is no hash.
foo { 'a': * => class b { } }
