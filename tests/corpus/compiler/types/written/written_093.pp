# Fails: Types in texts and definitions, case 93.


notice(Type(""))
