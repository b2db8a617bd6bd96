class vehicles(Vehicles::Size $size, Vehicles::Box $box = {size => "small"}) { notify { "${size}": message => $box } }
