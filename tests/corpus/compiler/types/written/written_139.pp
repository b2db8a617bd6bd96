# Fails: Types in texts and definitions, case 139.


notice(Type("Deferred[1]"))
