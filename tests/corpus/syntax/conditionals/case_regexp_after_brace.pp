# A regular expression as the first value and after a body.
case $a { /b/: { } /c/: { } }
