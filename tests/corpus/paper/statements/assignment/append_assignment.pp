# Fails: appending assignments are not supported any more.
$list = [1]
$list += [2]
