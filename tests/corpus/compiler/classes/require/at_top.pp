# A class is required at the top.
class a { }
require a
