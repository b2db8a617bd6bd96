# As a variable, which is allowed.
$private = $attr
