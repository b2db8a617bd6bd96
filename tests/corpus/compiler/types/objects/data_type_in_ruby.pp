# Data types that a module defines in Ruby.
notice(Mytype('Bob', 1984).age, Mytype('Bob', 1984), Mytype)
notice(Mytype('Bob', 1984) == Mytype('Bob', 1984), type(Plain(1)))
$other = M::Other(3)
notice($other.plus(4), $other['a'], $other['zz'] == undef, $other)
notice(Plain(1), Plain, Plain({a => 2}) =~ Plain, Plain(1).b)
notice(Child(3).c, Child(3, 'q').f, Child(1).g(1, 2), Child(1).g, Child(2), Child < Plain, Child)
notice(Impl(4).d, Impl(4).a, Gen(4).a, Gen(4))
notice(Type('Plain'), assert_type('Plain', Plain(1)))
class c(Child $x) { notice($x.c) }
class { 'c': x => Child(1) }
notify { 'n': message => Child(4) }
