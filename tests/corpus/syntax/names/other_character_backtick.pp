# A backtick.
$x = `ls`
