# A comma at the end.
f(1, 2,)
