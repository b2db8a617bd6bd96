# Not in an array.
[class a { }]
