# A call as the condition.
if f(1) { $x = 1 }
