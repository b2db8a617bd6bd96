# A name that only starts alike.
class foo::prefixed { }
