# Fails: nested arrays must fit as well.
[$a, [$b, $c]] = [1, [2]]
