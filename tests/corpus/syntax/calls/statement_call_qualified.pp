# Only the plain names.
::include foo
