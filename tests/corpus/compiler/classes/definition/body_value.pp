# The value of a class's last expression counts for nothing.
class a { $x = 1 }
include a
