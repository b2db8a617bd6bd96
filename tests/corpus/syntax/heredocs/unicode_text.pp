# Characters with several bytes before an error.
$x = @("A")
  äöü ${€}
  A
