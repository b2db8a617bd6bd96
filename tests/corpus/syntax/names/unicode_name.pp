# Names are ASCII.
$x = äfoo
