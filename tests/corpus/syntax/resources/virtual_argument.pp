# As an argument.
realize @file { '/a': }
