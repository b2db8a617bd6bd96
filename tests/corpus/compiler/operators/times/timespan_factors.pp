# A timespan is multiplied and divided by numbers, and divided by timespans.
$t = Timespan(90)
notify { 'x': message => [$t * 2, 2 * $t, $t / 2, $t / Timespan(45), $t % 7] }
