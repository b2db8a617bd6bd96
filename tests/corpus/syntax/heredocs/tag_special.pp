# A tag may have other characters.
$x = @(*.+[END)
a
*.+[END
