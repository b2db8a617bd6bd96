# The argument of a statement call is not seen as a regular expression.
notice /a/
