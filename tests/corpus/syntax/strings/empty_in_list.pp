# Empty strings in lists and calls.
$x = ['',"",'']
f('',"")
