# title and name are free.
function a($title, $name) { }
