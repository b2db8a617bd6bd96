# Neither is this.
$x = notice 'a'
