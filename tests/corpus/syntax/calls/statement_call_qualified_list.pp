# A qualified name with a list.
::include foo, bar
