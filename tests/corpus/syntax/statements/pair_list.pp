# Nor are several.
a => 1, b => 2
