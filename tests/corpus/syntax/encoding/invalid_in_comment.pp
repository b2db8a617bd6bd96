# invalid: ÿ
$a = 1

