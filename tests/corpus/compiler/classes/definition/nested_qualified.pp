# A nested class with a qualified name.
class a { class x::y { notify { $title: } } }
include a::x::y
