# Columns count characters, not bytes.
$x = ["äöü", "a\qb"]
