# An escaped dollar interpolates nothing.
$x = @("END"/$)
  \$a \${b} $c \\$d
  END
