# One else only.
if $a { } else { } else { }
