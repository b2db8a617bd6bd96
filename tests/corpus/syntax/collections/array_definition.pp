# A class may not.
$x = [class a {}]
