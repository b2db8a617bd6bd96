# Fails: a title that is a regular expression.
notify { /a/: }
