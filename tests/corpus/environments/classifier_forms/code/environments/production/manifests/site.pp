notice($x, $datacenter)
node default { $x2 = 3  notice($x) }
