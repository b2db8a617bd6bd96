# A colon without a syntax.
$x = @(END:)
{}
END
