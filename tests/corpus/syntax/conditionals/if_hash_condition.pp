# A hash as the condition.
if {a => 1} { $x = 1 }
