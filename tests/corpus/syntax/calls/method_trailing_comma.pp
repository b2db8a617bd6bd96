# No comma at the end of a method's arguments.
$a.b(1,)
