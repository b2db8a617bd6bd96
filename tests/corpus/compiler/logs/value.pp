# The value of a log entry.
$x = notice('a')
notify { 'v': message => [$x] }
