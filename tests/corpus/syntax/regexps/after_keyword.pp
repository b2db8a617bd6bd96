# After a keyword a slash starts a regular expression.
if $a in /b/ { }
$x = $a and /b/
