# A call with a lambda as the condition.
if $a.any |$b| { $b } { $x = 1 }
