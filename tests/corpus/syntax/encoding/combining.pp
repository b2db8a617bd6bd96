# Combining characters are characters of their own.
$a = 'é' + )
