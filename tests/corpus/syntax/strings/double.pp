# Double-quoted strings.
$x = ["", "a", "a b", "a'b", "ä€😀"]
