# Not commas.
class a { }, class b { }
