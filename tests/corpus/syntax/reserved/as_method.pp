# As a method.
$a.private
