# Fails: the place of the second argument of Integer.
$t = Integer[1,
  'x'
]
