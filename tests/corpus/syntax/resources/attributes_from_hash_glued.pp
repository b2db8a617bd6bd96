# Without spaces.
foo { 'a':*=>$b }
