# A comma at the end of an index list.
$x = $a[1,]
