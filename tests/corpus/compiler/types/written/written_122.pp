# Fails: Types in texts and definitions, case 122.


notice(Type("Sensitive[a]"))
