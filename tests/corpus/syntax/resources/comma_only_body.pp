# A comma alone.
file { '/a':, }
