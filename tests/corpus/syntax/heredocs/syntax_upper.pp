# A syntax starts in lower case.
$x = @(END:Json)
{}
END
