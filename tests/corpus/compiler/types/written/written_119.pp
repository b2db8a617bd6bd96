# Fails: Types in texts and definitions, case 119.


notice(Type("Iterable[a]"))
