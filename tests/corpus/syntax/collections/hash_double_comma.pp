# One comma at the end only.
$x = {a => 1,,}
