# After an interpolated string too.
$x = "a${b}" /c/ d
