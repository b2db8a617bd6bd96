# Empty pieces of text are left out.
$x = "${''}${""}"
