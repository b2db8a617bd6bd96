# A comma needs a parameter.
f() |,| { }
