# A lambda's value is that of its last expression.
notify { 'v': message => [[1].map |$x| { $y = $x $y + 1 }, [1].map |$x| { }] }
