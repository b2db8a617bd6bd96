# Functions of the catalog and jumps, case 10.
class a {}
include a,a
notice(defined(Class[a]))
