# Odd names of types, classes and tags, case 93.
$x = include('a') notice($x) class a { } $y = require('a') notice($y)
