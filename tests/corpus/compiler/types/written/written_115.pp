# Fails: Types in texts and definitions, case 115.


notice(Type("Init[a]"))
