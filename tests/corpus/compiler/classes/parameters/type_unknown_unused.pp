# Fails: types of parameters must exist even if nobody uses the class.
class a(Nosuch $x) { }
notify { 'a': }
