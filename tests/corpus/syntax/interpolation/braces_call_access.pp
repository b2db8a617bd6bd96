# What follows a call stays a call.
$x = "${foo(1)[2]} ${foo(1).bar}"
