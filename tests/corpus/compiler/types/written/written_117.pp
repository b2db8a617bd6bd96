# Fails: Types in texts and definitions, case 117.


notice(Type("Variant[a]"))
