# The colon of a resource title against that of an option.
case $a { notify { 'b': }: { } }
