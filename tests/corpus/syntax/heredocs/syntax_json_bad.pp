# JSON that is not JSON.
$x = @(END:json)
  {"a": }
  END
