# Fails: Types in texts and definitions, case 106.


notice(Type("String[a]"))
