# A surrogate is no character.
$x = "\ud800"
