# A hash inside an interpolation comments out the rest of the line, with its brace.
$x = "a ${y # comment }
} b"
