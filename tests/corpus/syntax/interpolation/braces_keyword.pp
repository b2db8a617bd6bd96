# A keyword in braces is a variable.
$x = "${class} ${if} ${node} ${type} ${function} ${in} ${and} ${default} ${undef}"
