class app { $x = 1 }
