# Types of types and of syntax trees, case 222.
notice([String,Integer,1].filter |$x| { $x =~ Pcore::StringType })
