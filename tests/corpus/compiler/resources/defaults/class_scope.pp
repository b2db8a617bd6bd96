# Defaults of a class do not hold outside of it.
class a { File { mode => '0600' } file { '/a': } }
include a
file { '/top': }
