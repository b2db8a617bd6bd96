# Fails: Types in texts and definitions, case 123.


notice(Type("Collection[a]"))
