# Fails: types of types and of syntax trees, case 250.
notice(RubyMethod.new)
