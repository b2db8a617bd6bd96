# Nor is a vertical tab.
$a =1

