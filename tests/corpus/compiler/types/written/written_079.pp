# Types in texts and definitions, case 79.
type T = Struct[{a=>Struct[{a=>Integer, Optional[b]=>String, NotUndef['c']=>Any}]}]
notice(1 =~ T)
