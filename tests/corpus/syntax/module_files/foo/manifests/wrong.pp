# A name that does not fit.
class foo::right { }
