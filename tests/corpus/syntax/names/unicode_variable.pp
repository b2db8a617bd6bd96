# Variables are ASCII too.
$ä = 1
