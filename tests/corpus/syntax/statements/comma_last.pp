# A comma at the end is not.
$a = 1,
