# Fails: the variable environment cannot be assigned at the top.
$environment = 'x'
