# An escaped dollar.
$x = "\$a \${b} \\$c \\${d}"
