# Types in texts and definitions, case 118.


notice(Type("NotUndef[a]"))
