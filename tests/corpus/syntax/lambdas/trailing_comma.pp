# A comma at the end of the parameters.
f() |$x, $y,| { $x }
