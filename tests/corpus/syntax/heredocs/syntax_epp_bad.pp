# A bad template in a heredoc.
$x = @(END:epp)
  <%= $a
  END
