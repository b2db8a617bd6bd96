# A comma before the first attribute.
file { '/a': , mode => 1 }
