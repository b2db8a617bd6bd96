# It does not stand for its directory.
class foo::deep_wrong { }
