# The same name in different classes.
class a { class x { } }
class b { class x { } }
