# Types of types and of syntax trees, case 247.
notice(RubyMethod.new('body'=>'x','parameters'=>'y').parameters)
