# Without a list of escapes nothing is escaped.
$x = @("END")
  a\nb \$c \\ \t
  END
