# A list after no name.
'a', 'b'
