# References to classes.
$x = Class['a']
$y = Class[a::b, 'c']
