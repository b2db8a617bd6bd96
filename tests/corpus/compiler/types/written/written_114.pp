# Fails: Types in texts and definitions, case 114.


notice(Type("Undef[a]"))
