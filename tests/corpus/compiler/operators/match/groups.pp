# Groups are variables inside of the conditional.
if 'hello world' =~ /(\w+) (\w+)/ { notify { "${2} ${1} ${0}": } }
