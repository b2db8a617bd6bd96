# default before an arrow and before a colon.
file { default => 1 }
file { default: a => 1 }
