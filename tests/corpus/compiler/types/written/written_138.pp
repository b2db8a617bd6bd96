# Fails: Types in texts and definitions, case 138.


notice(Type("Default[1]"))
