# A qualified name.
$a.b::c(1)
