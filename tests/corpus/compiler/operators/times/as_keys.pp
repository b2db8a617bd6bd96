# Two times that are equal are two keys of a hash, unless they are the same value.
$start = Timestamp('2021-05-06')
$length = Timespan(90)
notice({ $start => 'a', Timestamp('2021-05-06') => 'b' })
notice({ $start => 'a' }[$start], { $start => 'a' }[Timestamp('2021-05-06')])
notice({ $length => 1 } + { Timespan(90) => 2 }, { $length => 1 } + { $length => 2 })
notice([$length, Timespan(90), $length].unique, [[$start], [Timestamp('2021-05-06')]].unique)
notice($length in { Timespan(90) => 1 }, { $length => 1 } == { Timespan(90) => 1 })
notice([$length] == [Timespan(90)], [Timespan(90)] - $length)
