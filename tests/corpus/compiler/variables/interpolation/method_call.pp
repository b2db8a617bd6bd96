# A call in a string.
notify { "n ${[1, 2].map |$x| { $x * 2 }}": }
