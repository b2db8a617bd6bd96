# Between timestamps lie timespans.
$s = Timestamp('2020-01-01T00:00:00.000 UTC')
$t = Timespan(90)
notify { 'x': message => [$s + 1, $s - 1.5, $s - $t, $s + $t, $t + $s, 1 + $s, $s - $s] }
