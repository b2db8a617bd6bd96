# Among other statements of a file.
$x = 1
function a() { }
$y = 2
