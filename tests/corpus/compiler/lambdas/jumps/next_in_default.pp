# A next in the default of a class's parameter ends the contain.
class a($p = next(3)) { notify { 'in a': } }
class c { contain a notify { 'in c': } }
include c
