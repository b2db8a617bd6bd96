# Tabs in the margin must match.
$x = @(END)
	a
        b
	| END

