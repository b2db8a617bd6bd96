# Words that were reserved once are names.
$a = [application, consumes, produces, site]
