# Empty JSON.
$x = @(END:json)
END
