# Membership.
1 in [1]
$a = 1
