# A colon is needed.
case $a { 1 { } }
