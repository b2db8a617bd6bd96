# Fails: the value in the message, for a hash.
$y = { a => [1] } ? { 'a' => 1 }
