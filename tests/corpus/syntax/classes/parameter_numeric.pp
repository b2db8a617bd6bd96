# A parameter is no match variable.
class a($1) { }
