# Both, one after the other.
@@@file { '/a': }
