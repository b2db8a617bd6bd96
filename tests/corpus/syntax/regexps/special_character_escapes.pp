# Escapes of characters that mean nothing.
$x = $a =~ /\-\_\@\!\"\'\#\ä/
