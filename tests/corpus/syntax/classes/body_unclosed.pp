# A brace is missing.
class a {
  $x = 1
