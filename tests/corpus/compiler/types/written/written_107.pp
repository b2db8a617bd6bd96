# Fails: Types in texts and definitions, case 107.


notice(Type("Hash[Integer]"))
