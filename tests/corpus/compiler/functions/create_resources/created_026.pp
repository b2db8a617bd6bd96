# Fails: What create_resources may be given, case 26.
notify { 'a': nope => 1 }
