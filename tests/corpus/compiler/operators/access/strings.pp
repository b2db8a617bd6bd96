# A character or a substring, also counted from the end.
notify { 'values': message => ['hello'[0], 'hello'[-1], 'hello'[9], 'hello'[1, 3], 'hello'[-3, 2], 'hello'[1, -2], 'hello'[2, 99], 'hello'[5], 'hello'[5, 1]] }
