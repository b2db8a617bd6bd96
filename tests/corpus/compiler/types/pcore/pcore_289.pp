# Types of types and of syntax trees, case 289.
notice('x' =~ Pcore::URI, 'a:b' =~ Pcore::URI, 'xx a:b c' =~ Pcore::URI, ':' =~ Pcore::URI, 'http:' =~ Pcore::URI, 'http://' =~ Pcore::URI, 'a:' =~ Pcore::URI, 'x://h h/p' =~ Pcore::URI)
