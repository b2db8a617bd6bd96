# Only a line break follows.
$x = @(END)
