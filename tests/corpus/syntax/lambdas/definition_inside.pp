# No definitions inside.
f() |$x| { class a { } }
