# With attributes from a hash.
file { * => $a }
