# A comma alone, then a semicolon.
file { '/a':,; '/b':, }
