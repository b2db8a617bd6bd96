# Nor upper-case.
class a($B) { }
