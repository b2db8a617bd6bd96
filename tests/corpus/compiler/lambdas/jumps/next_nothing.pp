# The word next without a value.
notify { 'v': message => [1, 2].map |$x| { next() } }
