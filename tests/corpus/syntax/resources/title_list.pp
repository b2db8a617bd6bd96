# No list of titles without brackets.
notify { 'a', 'b': }
