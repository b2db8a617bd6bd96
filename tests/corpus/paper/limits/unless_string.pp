# UnlessT wants a boolean.
unless '' { notify { 'executed': } }
notify { 'after': }
