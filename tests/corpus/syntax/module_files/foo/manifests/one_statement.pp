# One statement alone.
notify { 'a': }
