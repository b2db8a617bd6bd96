# After the conditional the groups are gone.
if 'abc' =~ /b/ { notify { "in ${0}": } }
notify { "after ${0}": }
