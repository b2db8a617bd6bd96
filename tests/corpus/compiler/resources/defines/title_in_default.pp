# The title in a default.
define d($path = "/x/${title}", $n = $name) { file { $path: } notify { $n: } }
d { 'a': }
