# Deprecations can be left out of the log.
# settings: {"disable_warnings": ["deprecations"]}
class plan { }
$x = { a => 1, a => 2 }
