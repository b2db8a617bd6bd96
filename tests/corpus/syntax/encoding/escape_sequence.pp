# A control sequence of a terminal.
$a = '[31m'

