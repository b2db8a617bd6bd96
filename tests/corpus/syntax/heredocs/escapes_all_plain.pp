# Also without interpolation.
$x = @(END/)
  a\tb\nc\$d\
  e
  END
