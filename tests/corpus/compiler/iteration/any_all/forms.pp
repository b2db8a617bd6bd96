# Fails: the functions any and all.
notify { 'v': message => [[1, 2].any |$x| { $x > 1 }, [1, 2].all |$x| { $x > 1 }, [].any |$x| { true }, [].all |$x| { false }, { a => 1 }.any |$k, $v| { $v == 1 }, [undef, 1].any] }
