# What is inherited comes before the top's.
$x = 'top'
class a { $x = 'a' }
class b inherits a { notify { "b ${x}": } }
include b
