# Nothing takes the rest.
class a(*$x) { }
