# Fails: an attribute that does not exist, as undef.
file { '/a': colour => undef }
