# An escape that produces a backslash does not start a further escape... or does it?
$x = "\u005cn"
