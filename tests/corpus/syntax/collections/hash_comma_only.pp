# A comma needs a pair.
$x = {,}
