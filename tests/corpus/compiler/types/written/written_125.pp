# Fails: Types in texts and definitions, case 125.


notice(Type("Object[a]"))
