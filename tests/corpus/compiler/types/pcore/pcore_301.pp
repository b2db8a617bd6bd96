# Types of types and of syntax trees, case 301.
notice(Pcore::TypeName, 'A::B' =~ Pcore::TypeName, 'a' =~ Pcore::MemberName)
