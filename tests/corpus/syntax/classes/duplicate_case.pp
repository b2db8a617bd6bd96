# Case does not matter.
class fooBar { }
class foobar { }
