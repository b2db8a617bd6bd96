# A quoted heredoc without interpolation is checked.
$x = @("END":json)
  {"a": }
  END
