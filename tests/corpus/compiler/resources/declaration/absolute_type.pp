# Fails: a type by its name from the top.
::notify { 'a': }
::file { '/a': }
