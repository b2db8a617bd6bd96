# A comma before the semicolon.
file { '/a': mode => 1,; '/b': mode => 2,; }
