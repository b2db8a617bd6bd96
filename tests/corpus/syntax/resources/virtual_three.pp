# Four signs.
@@@@file { '/a': }
