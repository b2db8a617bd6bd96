# Fails: Types in texts and definitions, case 109.


notice(Type("Timespan['x']"))
