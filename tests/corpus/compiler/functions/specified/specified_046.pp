# Fails: Functions of the catalog and jumps, case 46.
class c{} define d{} class e{} include c notify{n:} $v=1 $u=undef 
notice(defined(Class))
