# An include that a next has ended goes on in the lambda around it.
class a($p = next(3)) { }
class b { $x = [1, 2].map |$i| { include a $i } notify { 'x': message => $x } }
include b
