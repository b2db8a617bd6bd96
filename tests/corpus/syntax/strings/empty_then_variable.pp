# An empty string directly before a variable swallows the variable, and is never closed.
$x = ""$y
