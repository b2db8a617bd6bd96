# No spaces at all.
$x=1+2*3<4==5 and!$a or$b
