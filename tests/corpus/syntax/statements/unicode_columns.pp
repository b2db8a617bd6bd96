# Columns count characters.
$a = 'äöü€😀' + )
