# A lambda's default sees what is around it.
$x = 'outer'
notify { with(1) |$a, $b = "${x}${a}"| { $b }: }
