# Quoted, which is allowed.
$a = 'private'
