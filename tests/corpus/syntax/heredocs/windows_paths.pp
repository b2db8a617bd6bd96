# Backslashes stay without a list of escapes.
$x = @(A)
  C:\new\table
  A
