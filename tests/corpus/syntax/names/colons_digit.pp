# Two colons cannot be followed by a digit.
$a = ::1
