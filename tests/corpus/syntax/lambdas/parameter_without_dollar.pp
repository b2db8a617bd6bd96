# A dollar is needed.
f() |x| { }
