# default is allowed as a parent.
class a inherits default { }
