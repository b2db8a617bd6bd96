# The rest of the line is code.
notice(@(END), 'after')
  a
  END
$y = 1
