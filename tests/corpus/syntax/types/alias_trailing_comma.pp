# A comma at the end of the parameters.
type A = Array[Integer,]
