# Types in texts and definitions, case 142.


notice(Type("Float[-1.5]"))
