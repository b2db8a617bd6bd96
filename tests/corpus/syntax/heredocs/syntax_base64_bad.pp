# Base64 that is not.
$x = @(END:base64)
  aGVs!G8=
  END
