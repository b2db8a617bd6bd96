# A bar in the first column.
$x = @(END)
  a
| END
