# Fails: Types in texts and definitions, case 108.


notice(Type("Optional[1]"))
