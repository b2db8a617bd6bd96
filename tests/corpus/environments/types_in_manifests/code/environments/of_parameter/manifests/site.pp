class { 'ship': load => 'heavy' }
