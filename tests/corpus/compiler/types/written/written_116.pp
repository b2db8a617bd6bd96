# Fails: Types in texts and definitions, case 116.


notice(Type("Type[a]"))
