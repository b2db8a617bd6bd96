# A title that is a regular expression.
notify { /a/: }
