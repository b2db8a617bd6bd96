# A call counts as an effect.
class a { f() }
