# A case needs an option.
case $a { }
