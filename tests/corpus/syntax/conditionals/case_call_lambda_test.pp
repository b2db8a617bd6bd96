# A call with a lambda as the test.
case $a.map |$b| { $b } { default: { $x = 1 } }
