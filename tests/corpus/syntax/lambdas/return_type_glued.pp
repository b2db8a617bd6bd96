# So does a return type without a space.
f() |$x|>> Integer { 1 }
