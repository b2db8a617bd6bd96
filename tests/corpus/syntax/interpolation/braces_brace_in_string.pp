# Braces in strings are not counted.
$x = "a ${'}'} b ${"}"} c"
