# else needs an if.
else { $x = 1 }
