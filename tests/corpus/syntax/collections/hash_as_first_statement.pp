# A hash as a statement, with others after it.
{a => 1}
$x = 1
