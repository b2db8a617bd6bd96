# The brace may follow on the next line.
$x = $a ?
{
  1 => 2
}
