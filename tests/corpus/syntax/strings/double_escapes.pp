# The escapes of a double-quoted string.
$x = "\t\n\r\s\\\"\'\$"
