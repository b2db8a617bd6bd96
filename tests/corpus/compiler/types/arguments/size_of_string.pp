# Fails: the place of a size that is none.
$t = String[
  'a', 'b'
]
