# Characters beyond ASCII in comments, strings and regular expressions: äöü €.
$a = 'äöü €'
$b = "日本語 ${a} 😀"
$c = $b =~ /[ä-ü]/
