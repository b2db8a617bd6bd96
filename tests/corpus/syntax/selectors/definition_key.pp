# Nor is a class.
$x = $a ? { class b {} => 1 }
