# Fails: Functions of the catalog and jumps, case 52.
class c{} define d{} class e{} include c notify{n:} $v=1 $u=undef 
notice(defined(Integer))
