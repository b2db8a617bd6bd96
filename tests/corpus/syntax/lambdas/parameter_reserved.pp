# title and name are allowed here.
f() |$title, $name| { }
