# A keyword is no type.
if { 'a': }
