# An escaped dollar that is made by a Unicode escape interpolates nothing.
$x = "\u0024{a} \u0024a"
