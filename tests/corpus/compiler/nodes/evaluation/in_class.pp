# A node in a class.
class c { node default { } }
