# Nor an underscore at the start.
class _foo { }
