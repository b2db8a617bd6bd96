# A semicolon alone in the body.
if $a { ; }
