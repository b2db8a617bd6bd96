# IncPU: the inherited class is included first, and before it those that it inherits from.
class one { notify { 'one': } }
class two inherits one { notify { 'two': } }
class three inherits two { notify { 'three': } }
include three
