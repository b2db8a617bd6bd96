# Keywords are not matched as words.
$x = $a ? { class => 1 }
