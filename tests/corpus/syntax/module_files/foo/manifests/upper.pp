# Case does not matter.
class foo::UPPER { }
