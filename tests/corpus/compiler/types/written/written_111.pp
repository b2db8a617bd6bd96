# Fails: Types in texts and definitions, case 111.


notice(Type("Float[a]"))
