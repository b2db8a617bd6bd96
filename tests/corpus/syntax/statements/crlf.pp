# CR LF between statements.
$a = 1
$b = [
  2,
]
(3)
