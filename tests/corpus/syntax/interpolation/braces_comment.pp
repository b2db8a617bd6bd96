# A comment ends at the line's end, so the brace below closes.
$x = "${a # }
}"
