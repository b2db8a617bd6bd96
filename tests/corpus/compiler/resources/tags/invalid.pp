# Fails: a tag that is none.
notify { 'a': tag => 'not valid' }
