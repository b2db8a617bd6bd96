# Nor is something in parentheses.
($f)(1)
