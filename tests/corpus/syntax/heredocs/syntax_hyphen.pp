# A syntax has no hyphen.
$x = @(END:json-patch)
{}
END
