# Indexes after the name.
$x = "${a[1]} ${a[b][c]} ${a['b']} ${a::b[1, 2]}"
