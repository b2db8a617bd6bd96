# Types in texts and definitions, case 72.
type T = Struct[{a=>Integer, Optional[b]=>String, NotUndef['c']=>Any}]
notice(T)
