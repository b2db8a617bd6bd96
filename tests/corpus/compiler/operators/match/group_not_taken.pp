# A group that takes no part is nothing.
if 'a' =~ /(a)|(b)/ { notify { 'groups': message => [$1, $2, $3] } }
