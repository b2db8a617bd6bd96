# Puppet code that parses but is not valid.
$x = @(END:pp)
  1 2
  END
