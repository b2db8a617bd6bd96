# Fails: Types in texts and definitions, case 128.


notice(Type("TypeAlias['x']"))
