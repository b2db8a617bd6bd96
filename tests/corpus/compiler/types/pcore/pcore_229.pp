# Types of types and of syntax trees, case 229.
notice(Type.new('Puppet::AST::Nop'))
