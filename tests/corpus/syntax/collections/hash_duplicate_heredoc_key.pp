# Heredocs as keys.
$x = {@(A) => 1, 'a' => 2}
a
|- A
