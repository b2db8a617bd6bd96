# Fails: the variable title cannot be assigned at the top.
$title = 'x'
