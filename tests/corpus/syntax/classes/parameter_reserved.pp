# title and name exist already.
class a($title, $name) { }
