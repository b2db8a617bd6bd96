# Types of types and of syntax trees, case 246.
notice([RubyMethod.new('a')])
