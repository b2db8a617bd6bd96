# Fails: Types in texts and definitions, case 97.


notice(Type("Enum[1]"))
