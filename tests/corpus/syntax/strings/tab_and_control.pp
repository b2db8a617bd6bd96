# Tabs and control characters.
$x = ['a	b', 'ab', "ab"]

