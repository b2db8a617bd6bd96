# Fails: a fact is a variable, and cannot be assigned again.
# facts: {"osfamily": "Debian"}
$osfamily = 'RedHat'
notify { $osfamily: }
