# Nothing to repeat.
$x = $a =~ /*b/
