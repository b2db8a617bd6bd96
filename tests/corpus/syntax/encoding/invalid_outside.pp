# Bytes that are not UTF-8 outside of strings.
$a = Ã(

