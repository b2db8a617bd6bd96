# Types in texts and definitions, case 143.


notice(Type("Struct[{a=>Integer, Optional[b]=>String, NotUndef['c']=>Any}]"))
