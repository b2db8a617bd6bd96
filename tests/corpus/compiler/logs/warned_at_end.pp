# Fails: a warning just before the end.
class a { "\/"