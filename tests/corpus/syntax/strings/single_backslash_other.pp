# Any other backslash stands for itself.
$x = ['\$x', '\u0041', '\"', '\a\\\z']
