# Nor a hyphen.
class foo-bar { }
