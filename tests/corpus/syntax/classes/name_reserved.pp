# The names of data types are taken.
class string { }
class integer { }
class any { }
