# A negative call.
-f()
$a = 1
