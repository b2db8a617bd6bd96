# Puppet code in a heredoc.
$x = @(END:pp)
  notice('a')
  END
