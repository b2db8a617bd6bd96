# Nothing at all.
file { }
