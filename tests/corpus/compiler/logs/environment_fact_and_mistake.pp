# Fails: what is wrong with facts is logged before any code is read.
# facts: {"environment": "other"}
$text = "a\qb"
notify { 'a' }
