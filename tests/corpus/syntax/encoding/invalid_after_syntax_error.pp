# A syntax error comes before the bad bytes.
$a = = 1
# ÿ

