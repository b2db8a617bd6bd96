# Fails: Functions of the catalog and jumps, case 66.
class c{ fail('x') }
include c
