# Fails: Types in texts and definitions, case 113.


notice(Type("Data[a]"))
