# How values are written to the log.
notice(1, 1.5, true, undef, 'a', [1, 'a'], { a => 'b' }, File['/a'], /x/, default, Integer)
