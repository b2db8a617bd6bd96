# Fails: Types in texts and definitions, case 127.


notice(Type("TypeReference['x']"))
