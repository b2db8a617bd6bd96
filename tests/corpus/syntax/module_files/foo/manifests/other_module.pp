# A name of another module.
class bar { }
