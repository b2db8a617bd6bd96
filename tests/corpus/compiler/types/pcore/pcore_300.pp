# Types of types and of syntax trees, case 300.
notice('http://a.b' =~ Pcore::URI)
