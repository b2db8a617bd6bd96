# Twice is not checked here.
File { * => $a, * => $b }
