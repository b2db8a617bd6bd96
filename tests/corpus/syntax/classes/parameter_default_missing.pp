# A default is missing.
class a($x = ) { }
