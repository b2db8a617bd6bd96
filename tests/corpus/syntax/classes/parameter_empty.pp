# A dollar alone is not.
class a($) { }
