# A space after the at sign: no heredoc.
$x = @ (END)
a
END
