# Keywords that are values.
return undef
notice default, true
