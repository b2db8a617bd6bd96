# Fails: Types in texts and definitions, case 112.


notice(Type("Any[a]"))
