# An unknown escape of a character with several bytes.
$x = "\ä \€"
