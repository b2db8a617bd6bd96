# A selector as the argument.
include $a ? { 1 => b, default => c }
