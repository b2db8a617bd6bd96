# No text in a quoted heredoc.
$x = @("END")
| END
