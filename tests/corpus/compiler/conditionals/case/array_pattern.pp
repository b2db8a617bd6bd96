# Arrays match element by element.
case [1, 'abc', 5] { [1, /b/, Integer]: { notify { 'match': } } default: { notify { 'd': } } }
