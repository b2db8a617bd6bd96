# An element of an array, without regard to case.
notify { 'values': message => ['A' in [a, b], 1 in [1.0], '1' in [1], undef in [undef], [1] in [[1]], true in [true], 'a' in ['abc']] }
