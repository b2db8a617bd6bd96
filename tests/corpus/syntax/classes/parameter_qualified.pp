# Nor qualified.
class a($b::c, $::d) { }
