# A semicolon after the resource.
notify { 'a': };
notify { 'b': }
