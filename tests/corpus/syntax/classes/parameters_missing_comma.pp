# Commas are needed.
class a($x $y) { }
