# A name as the condition.
if foo { $x = 1 }
