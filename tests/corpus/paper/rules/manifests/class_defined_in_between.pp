# CDef: a class may include another that is defined later, if it is declared after both.
class outer { include inner }
class inner { notify { 'inner': } }
include outer
