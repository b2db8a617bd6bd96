# The word type can be called.
$x = "${type(1)}"
