# A time is the key that it was given as. Whether another time that is equal to it is the same key,
# Puppet decides by chance (docs/deviations.md), so that is not asked here.
$start = Timestamp('2021-05-06')
$length = Timespan(90)
notice({ $start => 'a' }[$start], { $length => 1 } + { $length => 2 })
notice([$length, $length, $start].unique, [[$start], [$start]].unique)
notice($length in { Timespan(90) => 1 }, { $length => 1 } == { $length => 1 })
notice([$length] == [Timespan(90)], [Timespan(90)] - $length)
