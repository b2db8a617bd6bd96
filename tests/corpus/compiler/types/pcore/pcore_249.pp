# Fails: types of types and of syntax trees, case 249.
notice(RubyMethod.new(1))
