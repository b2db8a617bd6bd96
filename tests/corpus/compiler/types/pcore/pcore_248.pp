# Types of types and of syntax trees, case 248.
notice(RubyMethod.new({'body'=>'x'}).body)
