# The parenthesis may stand on the next line.
class a
(
  $x
)
{
}
