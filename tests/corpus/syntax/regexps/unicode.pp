# Characters with several bytes and Unicode escapes.
$x = $a =~ /ä\u00e4\u{e4 f6}\p{Alpha}/
