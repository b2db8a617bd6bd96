# A condition is needed.
if { $x = 1 }
