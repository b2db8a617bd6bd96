lookup('a')
lookup('a', Integer)
lookup('b', Array[String], 'unique')
lookup('b', Array, {'strategy' => 'deep'})
lookup('x', Integer, 'first', 5)
lookup('x', undef, undef, 5)
lookup('x', undef, 'unique', 5)
lookup('x', Integer) |$n| { 7 }
lookup('x', Integer) |$n| { 'seven' }
lookup('x') |$n| { "for ${n}" }
lookup(['x', 'y']) |$n| { $n }
lookup('a') |$n| { 'unused' }
lookup({'name' => 'a'})
lookup({'name' => ['x', 'a']})
lookup({'name' => 'x', 'default_value' => 'd'})
lookup({'name' => 'x', 'default_value' => undef})
lookup({'name' => 'x', 'default_value' => 5, 'value_type' => String})
lookup({'name' => 'a', 'value_type' => String})
lookup({'name' => 'a', 'override' => {'a' => 'over'}})
lookup({'name' => 'a', 'override' => {'a' => 'over'}, 'value_type' => Integer})
lookup({'name' => 'a', 'override' => {'a' => undef}})
lookup({'name' => ['a', 'b'], 'override' => {'b' => 'over'}})
lookup({'name' => 'x', 'default_values_hash' => {'x' => 'dv'}})
lookup({'name' => ['x', 'y'], 'default_values_hash' => {'y' => 'dv'}, 'default_value' => 'd'})
lookup({'name' => 'x', 'default_values_hash' => {'x' => 1}, 'value_type' => String})
lookup({'name' => 'x', 'default_values_hash' => {'z' => 1}, 'default_value' => 'd'})
lookup({'name' => 'x', 'default_values_hash' => {'z' => 1}})
lookup({'name' => 'b', 'merge' => 'unique'})
lookup({'name' => 'h', 'merge' => {'strategy' => 'hash'}})
lookup({'name' => 'x'}) |$n| { "block ${n}" }
lookup({'name' => 'x', 'default_value' => 'd'}) |$n| { "block ${n}" }
lookup('a', {'merge' => 'first'})
lookup('x', {'default_value' => 'd'})
lookup('x', {'value_type' => Integer, 'default_value' => 'd'})
lookup('x', {}) |$n| { 'b' }
lookup('a', {'nonsense' => 1})
lookup({'nonsense' => 1})
lookup({'name' => 'a', 'merge' => ''})
lookup({'name' => 'a', 'merge' => 5})
lookup({})
lookup('a', Integer, 'first', 1, 2)
lookup('a', Integer, 'first') || { 1 }
lookup('n', {'default_value' => 'd'})
lookup('n', Undef)
lookup('n', String, 'first', 'd')
lookup({'name' => 'l', 'override' => {'a' => 'over'}})
lookup({'name' => 'l', 'default_values_hash' => {'a' => 'dv'}})
lookup(1)
lookup('a', default)
