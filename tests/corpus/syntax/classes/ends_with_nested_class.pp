# A nested class counts as an effect.
class a { class b { } }
