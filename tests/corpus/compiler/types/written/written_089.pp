# Fails: Types in texts and definitions, case 89.


notice(Type("1"))
