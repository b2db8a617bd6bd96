# A selector as the condition.
if $a ? { 1 => true, default => false } { $x = 1 }
