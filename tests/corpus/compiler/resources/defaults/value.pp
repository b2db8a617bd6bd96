# The value of defaults.
$x = File { mode => '0600' }
notify { "${x}": }
