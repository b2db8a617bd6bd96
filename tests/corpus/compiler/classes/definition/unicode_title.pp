# Fails: a class name with letters beyond ASCII.
class ä { }
