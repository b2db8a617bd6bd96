# default is no name.
class default { }
