# A lone hash is a comment too.
#
##
$x = 1
