# An escape that is not in the list does not warn.
$x = @(END/t)
  \q
  END
