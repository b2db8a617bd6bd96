# Fails: odd names and references, case 13.
class _a { }
