# A hash does not.
class a { {b => 1} }
