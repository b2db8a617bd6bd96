# Fails: Functions of the catalog and jumps, case 63.
class c{}
realize(Class[c])
