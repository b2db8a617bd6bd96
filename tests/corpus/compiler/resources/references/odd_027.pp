# Fails: odd names of types, classes and tags, case 27.
Resource['file'] { mode => '1' } file { '/a': }
