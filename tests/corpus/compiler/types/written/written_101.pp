# Fails: Types in texts and definitions, case 101.


notice(Type("Pattern[1]"))
