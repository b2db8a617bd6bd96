# A class name with letters beyond ASCII.
class ä { }
