# Not even a proper match variable.
$01 = 2
