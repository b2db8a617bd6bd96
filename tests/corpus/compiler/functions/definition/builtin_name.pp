# A function with the name of a built-in one.
function include($x) { "mine ${x}" }
include('a')
