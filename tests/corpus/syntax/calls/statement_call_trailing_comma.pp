# No comma at the end.
include a, b,
