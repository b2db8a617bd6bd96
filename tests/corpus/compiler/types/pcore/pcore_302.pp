# Types of types and of syntax trees, case 302.
notice(RubyMethod)
