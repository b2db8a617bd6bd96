# A method call on a heredoc.
$x = @(END).upcase
  a
  END
