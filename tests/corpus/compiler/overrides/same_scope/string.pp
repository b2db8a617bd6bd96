# Fails: a string cannot be overridden.
$x = '/f'
$x { mode => '0600' }
