# A bare word with a hyphen.
foo-bar { 'a': }
