# A class in a class belongs to its namespace.
class a { class b { notify { 'a::b': } } }
include a::b
