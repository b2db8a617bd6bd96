# The functions then and lest.
notify { 'v': message => [5.then |$x| { $x + 1 }, undef.then |$x| { 1 }, 5.lest || { 1 }, undef.lest || { 1 }, false.then |$x| { 'f' }] }
