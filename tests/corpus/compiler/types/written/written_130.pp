# Fails: Types in texts and definitions, case 130.


notice(Type("Timestamp[1,2,3]"))
