# A method call too.
class a { $b.c }
