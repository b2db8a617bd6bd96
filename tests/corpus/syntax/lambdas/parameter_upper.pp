# Nor upper-case.
f() |$A| { }
