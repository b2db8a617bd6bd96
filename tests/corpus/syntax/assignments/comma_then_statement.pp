# A list after something that is no function.
$a = 10, notice hello
