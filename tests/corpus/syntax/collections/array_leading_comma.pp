# No comma at the start.
$x = [,1]
