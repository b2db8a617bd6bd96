# Types in texts and definitions, case 110.


notice(Type("SemVer['x']"))
