# Fails: Types in texts and definitions, case 126.


notice(Type("Object[{a=>1}]"))
