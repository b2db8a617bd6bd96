# Not a class.
class a { }.foo
