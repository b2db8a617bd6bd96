# Functions of the catalog and jumps, case 22.
class a {}
contain a,a
notice(defined(Class[a]))
