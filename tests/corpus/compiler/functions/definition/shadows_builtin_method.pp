# A function with the name of a built-in one, as a method.
function each($x) { "mine ${x}" }
notify { 5.each: }
