# Nor anything like it.
class a($0x1, $1a) { }
