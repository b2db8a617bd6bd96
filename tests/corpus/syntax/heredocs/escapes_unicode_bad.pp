# A bad Unicode escape warns.
$x = @("END"/u)
  \uXY
  END
