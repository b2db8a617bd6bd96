# Assignments that fail only when they are evaluated.
$facts = 1
$trusted = 2
$title = 3
