# A syntax tag: the text is checked.
$x = @(END:json)
  {"a": [1, 2, null]}
  END
