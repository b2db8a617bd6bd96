# A define declared in a loop is left.
define d { return() notify { 'never': } }
['a', 'b'].each |$x| { d { $x: } }
