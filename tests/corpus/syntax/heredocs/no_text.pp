# Nothing follows.
$x = @(END)