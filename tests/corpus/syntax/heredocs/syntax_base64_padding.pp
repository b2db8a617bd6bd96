# Base64 without its padding.
$x = @(END:base64)
  aGVsbG8
  END
