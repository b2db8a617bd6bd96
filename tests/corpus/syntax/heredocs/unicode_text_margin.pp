# Characters with several bytes, then an invalid variable.
$x = @("A")
  äöü ${B}
  | A
