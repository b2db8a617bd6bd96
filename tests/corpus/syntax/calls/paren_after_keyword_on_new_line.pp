# After a keyword.
if
  ($a) { $x = 1 }
