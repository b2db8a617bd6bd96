# A list after a value.
1 'a', 'b'
