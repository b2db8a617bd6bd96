# One comma at the end only.
$x = [1,,]
