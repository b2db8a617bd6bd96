# A heredoc: text up to the line with the end tag.
$x = @(END)
  first
second
END
