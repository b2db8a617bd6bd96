# A default that calls a function and a lambda.
function double($v) { $v * 2 }
class a($x = double(4), $y = [1, 2].map |$i| { $i + $x }) { notify { "${x} ${y}": } }
include a
