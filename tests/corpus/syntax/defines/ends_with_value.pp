# It cannot end in a value.
define a { $title }
