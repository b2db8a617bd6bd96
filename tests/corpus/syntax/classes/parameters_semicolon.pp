# Not semicolons.
class a($x; $y) { }
