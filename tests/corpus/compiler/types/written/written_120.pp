# Fails: Types in texts and definitions, case 120.


notice(Type("Runtime[a]"))
