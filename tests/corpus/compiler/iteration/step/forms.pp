# The function step.
notify { 'v': message => [[1, 2, 3, 4, 5].step(2).map |$x| { $x }, Integer[0, 9].step(3).map |$x| { $x }] }
[1, 2, 3].step(2) |$x| { notice($x) }
