# A syntax has at least two letters.
$x = @(END:j)
{}
END
