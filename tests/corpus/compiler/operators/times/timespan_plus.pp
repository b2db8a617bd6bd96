# Numbers that are added to a timespan are seconds.
$t = Timespan(90)
notify { 'x': message => [$t + 1, $t - 1.5, 1 + $t, 5 - $t, $t + $t, $t - $t, -$t] }
