# Strings inside of interpolations, nested.
$x = "a ${'b'} c ${"d ${e} f"} g"
