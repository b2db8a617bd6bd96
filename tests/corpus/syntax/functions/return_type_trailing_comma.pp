# No comma at the end of its parameters.
function a() >> Array[Integer,] { [1] }
