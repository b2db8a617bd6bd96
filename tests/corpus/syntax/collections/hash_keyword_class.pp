# Others may not.
$x = {class => 1}
