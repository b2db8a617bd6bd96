# Nor qualified.
f() |$a::b| { }
