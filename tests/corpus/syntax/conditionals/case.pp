# A case.
case $a {
  1: { $x = 1 }
  'b', c, /d/: { $x = 2 }
  default: { $x = 3 }
}
