# An alias that is the title.
file { '/a': alias => '/a' }
