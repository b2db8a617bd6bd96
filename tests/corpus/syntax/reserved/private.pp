# A reserved word.
$a = private
