# Any other escape is kept, with a warning.
$x = "a\qb"
