# A brace too many.
class a { } }
